"""The calls that README.md describes, before any model (see models.py). Python's own library alone.

One run at a time: a second is told to come back. Pictures are in memory, and nowhere else: what was sent until the run
ends, what was made for ten minutes more.
"""

import argparse
import base64
import binascii
import hmac
import json
import os
import re
import secrets
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from models import Nobody, Refused, Unreadable, load

CATEGORIES = ("tops", "bottoms", "one-pieces")
GARMENT_PHOTOS = ("flat-lay", "model")
FIELDS = {"person", "garment", "category", "garment_photo", "seed"}
MAX_BODY = 16_000_000
KEPT_SECONDS = 600


class BadRequest(Exception):
    """The call is not as README.md describes it."""


def read_request(body):
    try:
        sent = json.loads(body)
    except ValueError as error:
        raise BadRequest("not JSON") from error
    if not isinstance(sent, dict) or not set(sent) <= FIELDS:
        raise BadRequest("unknown fields")
    if sent.get("category") not in CATEGORIES:
        raise BadRequest("unknown category")
    if sent.get("garment_photo", "flat-lay") not in GARMENT_PHOTOS:
        raise BadRequest("unknown garment_photo")
    seed = sent.get("seed", 0)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**31:
        raise BadRequest("seed must be a whole number below 2^31")
    try:
        pictures = [base64.b64decode(sent[name], validate=True) for name in ("person", "garment")]
    except (KeyError, TypeError, binascii.Error, ValueError) as error:
        raise BadRequest("person and garment must be base64") from error
    person, garment = pictures
    return {
        "person": person,
        "garment": garment,
        "category": sent["category"],
        "garment_photo": sent.get("garment_photo", "flat-lay"),
        "seed": seed,
    }


class Runs:
    """One run at a time, on a thread of its own, so that calls are answered meanwhile."""

    def __init__(self, model, clock=time.monotonic):
        self._model = model
        self._clock = clock
        self._lock = threading.Lock()
        self._runs = {}
        self._is_busy = False

    @property
    def is_busy(self):
        with self._lock:
            return self._is_busy

    def begin(self, asked):
        """The id of the run; None while another runs."""
        with self._lock:
            self._forget_old()
            if self._is_busy:
                return None
            self._is_busy = True
            run_id = secrets.token_urlsafe(18)
            self._runs[run_id] = ({"status": "running"}, self._clock())
        threading.Thread(target=self._run, args=(run_id, asked), daemon=True).start()
        return run_id

    def state_of(self, run_id):
        """How a run is; None for one that is not known, or no more."""
        with self._lock:
            self._forget_old()
            state, _ = self._runs.get(run_id, (None, 0))
            return state

    def _run(self, run_id, asked):
        state = self._dress(asked)
        with self._lock:
            self._is_busy = False
            self._runs[run_id] = (state, self._clock())

    def _dress(self, asked):
        try:
            picture = self._model.dress(**asked)
            return {"status": "completed", "picture": base64.b64encode(picture).decode()}
        except Unreadable:
            return {"status": "failed", "code": "unreadable"}
        except Nobody:
            return {"status": "failed", "code": "nobody"}
        except Refused:
            return {"status": "failed", "code": "refused"}
        except Exception as error:  # A run that fails must not take the server with it.
            print(json.dumps({"event": "run_failed", "error": type(error).__name__}), flush=True)
            return {"status": "failed", "code": "failed"}

    def _forget_old(self):
        oldest = self._clock() - KEPT_SECONDS
        for run_id, (state, at) in list(self._runs.items()):
            if state["status"] != "running" and at < oldest:
                del self._runs[run_id]


def handler_of(runs, token):
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self):
            if self.path == "/v1/health":
                return self._answer(200, {"ok": True, "busy": runs.is_busy})
            if not self._is_allowed():
                return self._answer(401, {"code": "unauthorized"})
            found = re.fullmatch(r"/v1/try-on/([\w-]{1,64})", self.path)
            state = found and runs.state_of(found[1])
            return self._answer(200, state) if state else self._answer(404, {"code": "not_found"})

        def do_POST(self):
            length = int(self.headers.get("Content-Length") or 0)
            if length > MAX_BODY:
                self.close_connection = True
                return self._answer(413, {"code": "bad_request"})
            body = self.rfile.read(length)
            if not self._is_allowed():
                return self._answer(401, {"code": "unauthorized"})
            if self.path != "/v1/try-on":
                return self._answer(404, {"code": "not_found"})
            try:
                run_id = runs.begin(read_request(body))
            except BadRequest as error:
                return self._answer(400, {"code": "bad_request", "message": str(error)})
            if run_id is None:
                return self._answer(429, {"code": "busy"}, {"Retry-After": "5"})
            return self._answer(202, {"id": run_id})

        def _is_allowed(self):
            sent = self.headers.get("Authorization", "")
            return hmac.compare_digest(sent.encode(), f"Bearer {token}".encode())

        def _answer(self, status, body, headers=()):
            encoded = json.dumps(body).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(encoded)))
            for name, value in dict(headers).items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(encoded)

        def log_message(self, *_):
            """Addresses hold the ids of runs: nothing is written down."""

    return Handler


def serve(model, token, port=8000, host="0.0.0.0"):
    return ThreadingHTTPServer((host, port), handler_of(Runs(model), token))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", default="fashn", choices=("fashn", "tiny"))
    parser.add_argument("--weights", default="/weights")
    parser.add_argument("--masked", action="store_true", help="take away what she wears before the piece is put on")
    parser.add_argument("--port", type=int, default=8000)
    given = parser.parse_args()
    token = os.environ.get("OWN_PHOTOGRAPHER_TOKEN", "")
    if len(token) < 16:
        parser.error("OWN_PHOTOGRAPHER_TOKEN: 16 characters at least")
    serve(load(given.model, given.weights, given.masked), token, given.port).serve_forever()


if __name__ == "__main__":
    main()
