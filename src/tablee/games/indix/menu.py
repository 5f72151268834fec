"""The menu: questions of yes and no for each category, which a card can answer by itself. [IDX-19]"""

from enum import StrEnum

from tablee.games.indix.vocabulary import Category
from tablee.kernel.structs import Value


class Trait(StrEnum):
    """What is asked of a person, a place or a thing: « es-tu une femme ? » and so on."""

    WOMAN = "woman"
    REAL = "real"
    FRENCH = "french"
    EUROPEAN = "european"
    BEFORE_1500 = "before_1500"
    BEFORE_1800 = "before_1800"
    RULER = "ruler"
    WRITER = "writer"
    ARTIST = "artist"
    MUSICIAN = "musician"
    SCIENTIST = "scientist"
    EXPLORER = "explorer"
    ATHLETE = "athlete"
    FIGHTER = "fighter"
    BELIEVER = "believer"
    OF_A_BOOK = "of_a_book"
    OF_COMICS = "of_comics"
    ON_SCREEN = "on_screen"
    MAGIC = "magic"
    CHILD = "child"
    GROUP = "group"
    HAT = "hat"
    TRAVELLER = "traveller"
    VIOLENT_DEATH = "violent_death"
    ANIMAL_COMPANION = "animal_companion"

    TOWN = "town"
    COUNTRY = "country"
    ISLAND = "island"
    MOUNTAIN = "mountain"
    WATER = "water"
    BUILDING = "building"
    IN_FRANCE = "in_france"
    IN_EUROPE = "in_europe"
    IN_ASIA = "in_asia"
    IN_AFRICA = "in_africa"
    IN_AMERICAS = "in_americas"
    NORTH_OF_EQUATOR = "north_of_equator"
    SEASIDE = "seaside"
    CAPITAL = "capital"
    MILLION_PEOPLE = "million_people"
    MADE_BY_PEOPLE = "made_by_people"
    THOUSAND_YEARS_OLD = "thousand_years_old"
    CAN_BE_CLIMBED = "can_be_climbed"
    CAN_BE_ENTERED = "can_be_entered"
    COLD = "cold"
    HOT = "hot"
    VOLCANO = "volcano"
    IMAGINARY = "imaginary"
    IN_SPACE = "in_space"
    ON_POSTCARDS = "on_postcards"

    OBJECT = "object"
    ANIMAL = "animal"
    EVENT = "event"
    IDEA = "idea"
    AT_HOME = "at_home"
    LARGER_THAN_A_PERSON = "larger_than_a_person"
    EDIBLE = "edible"
    ALIVE = "alive"
    BEFORE_1900 = "before_1900"
    ELECTRIC = "electric"
    METAL = "metal"
    WOOD_OR_PLANT = "wood_or_plant"
    NOISY = "noisy"
    MOVES_BY_ITSELF = "moves_by_itself"
    DANGEROUS = "dangerous"
    FOR_CHILDREN = "for_children"
    WORN = "worn"
    USED_DAILY = "used_daily"
    IN_THE_SKY = "in_the_sky"
    IN_THE_SEA = "in_the_sea"
    WHEELS = "wheels"
    CAN_BE_BOUGHT = "can_be_bought"
    SPORT = "sport"
    FITS_IN_A_POCKET = "fits_in_a_pocket"
    OLDER_THAN_PEOPLE = "older_than_people"


QUESTIONS = 25
"""For each category. Their order is that of a card's attributes: new ones would go to the end."""
TRAITS = tuple(Trait)
MENUS: dict[str, tuple[Trait, ...]] = {
    category: TRAITS[at * QUESTIONS : (at + 1) * QUESTIONS] for at, category in enumerate(Category)
}


class Ask(Value, frozen=True, tag="ask"):
    """A question of the menu."""

    trait: Trait
