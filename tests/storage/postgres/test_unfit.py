"""A server that cannot keep tables, or is none, is told when a node starts: in one line, with what to do."""

import re
import socket
from contextlib import contextmanager
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Thread

import pytest

from tablee.storage.postgres.schema import OLDEST
from tests.storage.postgres.cluster import USER
from tests.storage.postgres.test_troubles import said

pytestmark = pytest.mark.slow


@contextmanager
def listening(handler):
    """The port of a server whose connections are handled so."""

    class Handler(BaseRequestHandler):
        def handle(self):
            handler(self.request)

    with ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield server.server_address[1]
        server.shutdown()
        thread.join()


def like_http(connection):
    connection.recv(1000)
    connection.sendall(b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")


def like_ssh(connection):
    connection.sendall(b"SSH-2.0-OpenSSH_9.9\r\n")
    connection.recv(1000)


def like_nobody(connection):
    connection.recv(1000)


@pytest.mark.parametrize("handler", [like_http, like_ssh, like_nobody])
@pytest.mark.parametrize("sslmode", ["prefer", "require", "disable"])
def test_what_is_no_database_is_told_so(capsys, handler, sslmode):
    with listening(handler) as port:
        told = said(capsys, f"--store=postgresql://ann@127.0.0.1:{port}/tablee?sslmode={sslmode}")

    assert "does not greet as PostgreSQL does; see the port" in told


@pytest.mark.parametrize("encoding", ["LATIN1", "SQL_ASCII"])
def test_a_database_that_cannot_write_all_names_is_refused(capsys, cluster, new_database, encoding):
    cluster.sql(f"DROP DATABASE {new_database}")
    cluster.sql(f"CREATE DATABASE {new_database} ENCODING '{encoding}' LOCALE 'C' TEMPLATE template0")

    told = said(capsys, f"--store={cluster.address_of(new_database)}")

    assert f"has the encoding {encoding}" in told
    assert "createdb --encoding=UTF8 --template=template0" in told
    assert cluster.sql("SELECT count(*) FROM pg_namespace WHERE nspname = 'tablee'", new_database) == "0"


def calling_itself(version, port):
    """A handler that passes on what the server at the port says, but for its version."""

    def pass_on(client):
        def answers():
            while heard := server.recv(10000):
                client.sendall(re.sub(rb"(?<=server_version\0)\d\d", b"%d" % version, heard))

        with socket.create_connection(("127.0.0.1", port)) as server:
            back = Thread(target=answers)
            back.start()
            while asked := client.recv(10000):
                server.sendall(asked)
            server.shutdown(socket.SHUT_WR)
            back.join()

    return pass_on


def test_a_server_that_is_too_old_is_refused(capsys, cluster, new_database):
    with listening(calling_itself(OLDEST - 1, cluster.port)) as port:
        told = said(capsys, f"--store=postgresql://{USER}@127.0.0.1:{port}/{new_database}")

    assert f"is of PostgreSQL {OLDEST - 1}; Tablée needs {OLDEST} or a later one" in told
    assert cluster.sql("SELECT count(*) FROM pg_namespace WHERE nspname = 'tablee'", new_database) == "0"
