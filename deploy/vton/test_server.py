"""python3 -m unittest discover deploy/vton, with numpy, Pillow and onnxruntime."""

import base64
import http.client
import io
import json
import os
import shutil
import sys
import tempfile
import threading
import time
import types
import unittest

import numpy
from human_parser import LABELS, CabineParser
from models import HEIGHT, WIDTH, FashnVton, Nobody, Refused, TinyRandom, Unreadable
from PIL import Image
from server import KEPT_SECONDS, Runs, serve

TOKEN = "a-token-of-the-tests"


def picture(size, colour="#b08060", kind="PNG"):
    written = io.BytesIO()
    Image.new("RGB", size, colour).save(written, kind)
    return base64.b64encode(written.getvalue()).decode()


def asked(**more):
    return {"person": picture((600, 900)), "garment": picture((300, 300), "green"), "category": "tops", **more}


class Waits:
    """Dresses when it is told to."""

    def __init__(self, outcome=b"picture"):
        self.go = threading.Event()
        self.outcome = outcome

    def dress(self, **_):
        self.go.wait(10)
        if isinstance(self.outcome, Exception):
            raise self.outcome
        return self.outcome


class ServerTest(unittest.TestCase):
    def serving(self, model):
        server = serve(model, TOKEN, port=0, host="127.0.0.1")
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        self.port = server.server_address[1]

    def call(self, method, path, body=None, token=TOKEN):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        self.addCleanup(connection.close)
        connection.request(
            method, path, body and json.dumps(body), {"Authorization": f"Bearer {token}"}
        )
        answered = connection.getresponse()
        return answered.status, json.loads(answered.read()), answered.headers

    def end_of(self, run_id):
        while True:
            status, state, _ = self.call("GET", f"/v1/try-on/{run_id}")
            if status != 200 or state["status"] != "running":
                return status, state
            time.sleep(0.01)

    def test_a_run_ends_with_a_jpeg_of_the_models_size_and_the_same_seed_makes_the_same(self):
        self.serving(TinyRandom())
        made = []
        for seed in (7, 7, 8):
            status, taken, _ = self.call("POST", "/v1/try-on", asked(seed=seed))
            self.assertEqual(status, 202)
            _, state = self.end_of(taken["id"])
            self.assertEqual(state["status"], "completed")
            made.append(base64.b64decode(state["picture"]))
        with Image.open(io.BytesIO(made[0])) as opened:
            self.assertEqual((opened.format, opened.size), ("JPEG", (WIDTH, HEIGHT)))
        self.assertEqual(made[0], made[1])
        self.assertNotEqual(made[0], made[2])

    def test_one_run_at_a_time(self):
        model = Waits()
        self.serving(model)
        _, first, _ = self.call("POST", "/v1/try-on", asked())
        self.assertEqual(self.call("GET", "/v1/health")[1], {"ok": True, "busy": True})
        status, body, headers = self.call("POST", "/v1/try-on", asked())
        self.assertEqual((status, body, headers["Retry-After"]), (429, {"code": "busy"}, "5"))
        model.go.set()
        self.assertEqual(self.end_of(first["id"])[1]["status"], "completed")
        self.assertEqual(self.call("POST", "/v1/try-on", asked())[0], 202)

    def test_how_a_run_fails_is_told_by_a_word(self):
        outcomes = (Unreadable(), Nobody(), Refused(), MemoryError())
        for outcome, code in zip(outcomes, ("unreadable", "nobody", "refused", "failed")):
            model = Waits(outcome)
            model.go.set()
            self.serving(model)
            _, taken, _ = self.call("POST", "/v1/try-on", asked())
            self.assertEqual(self.end_of(taken["id"])[1], {"status": "failed", "code": code})

    def test_a_picture_that_is_none(self):
        self.serving(TinyRandom())
        nothing = base64.b64encode(b"<svg/>").decode()
        _, taken, _ = self.call("POST", "/v1/try-on", asked(person=nothing))
        self.assertEqual(self.end_of(taken["id"])[1], {"status": "failed", "code": "unreadable"})

    def test_what_is_not_described_is_refused(self):
        self.serving(TinyRandom())
        bad = [
            asked(category="shoes"),
            asked(seed=-1),
            asked(seed=True),
            asked(person="not base64!"),
            asked(steps=4),
            asked(garment_photo="painting"),
            {"category": "tops"},
            [],
        ]
        for body in bad:
            status, answer, _ = self.call("POST", "/v1/try-on", body)
            self.assertEqual((status, answer["code"]), (400, "bad_request"))

    def test_without_the_token_nothing_is_told_but_health(self):
        self.serving(TinyRandom())
        self.assertEqual(self.call("POST", "/v1/try-on", asked(), token="other")[0], 401)
        self.assertEqual(self.call("GET", "/v1/try-on/abc", token="")[0], 401)
        self.assertEqual(self.call("GET", "/v1/health", token="")[0], 200)
        self.assertEqual(self.call("GET", "/v1/try-on/abc")[0], 404)

    def test_a_picture_is_forgotten_after_a_while(self):
        now = [0.0]
        model = Waits()
        model.go.set()
        runs = Runs(model, clock=lambda: now[0])
        run_id = runs.begin({})
        while runs.state_of(run_id)["status"] == "running":
            time.sleep(0.01)
        now[0] += KEPT_SECONDS - 1
        self.assertIsNotNone(runs.state_of(run_id))
        now[0] += 2
        self.assertIsNone(runs.state_of(run_id))


ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
NETWORK = os.path.join(ROOT, "packages", "models", "src", "reading.onnx")
PEOPLE = os.path.join(ROOT, "scripts", "sample-shop", "people")


class ParserTest(unittest.TestCase):
    def labels_of(self, name, size=None):
        with Image.open(os.path.join(PEOPLE, name)) as opened:
            photo = opened.convert("RGB").resize(size) if size else opened.convert("RGB")
        return photo, CabineParser(NETWORK).predict(numpy.asarray(photo))

    def test_every_pixel_of_a_photo_has_a_label_and_people_are_put_together_as_people_are(self):
        for name in sorted(os.listdir(PEOPLE)):
            if not name.endswith(".jpg"):
                continue
            photo, labels = self.labels_of(name)
            self.assertEqual((labels.shape, labels.dtype), ((photo.height, photo.width), numpy.uint8))
            self.assertLess(labels.max(), len(LABELS))
            row = {}
            for number, label in enumerate(LABELS):
                rows = numpy.nonzero(labels == number)[0]
                if rows.size > 0.003 * labels.size:
                    row[label] = rows.mean()
            worn = [row[label] for label in ("top", "dress") if label in row]
            self.assertTrue(worn, name)
            self.assertLess(row["face"], min(worn), name)
            for label in ("legs", "feet"):
                self.assertGreater(row.get(label, photo.height), max(worn), name)
            self.assertGreater((labels == 0).mean(), 0.1, name)

    def test_a_picture_of_another_form_is_seen_whole(self):
        for size in ((300, 900), (900, 300), (31, 47)):
            photo, labels = self.labels_of("studio-2.jpg", size)
            self.assertEqual(labels.shape, (photo.height, photo.width))

    def test_the_pipeline_finds_it_under_the_name_that_it_imports(self):
        """A pipeline that asks as FASHN's does: of both pictures, whatever it does with the answer."""
        asked = []

        class TryOnPipeline:
            def __init__(self, weights_dir):
                from fashn_human_parser import BODY_COVERAGE_TO_LABELS, CATEGORY_TO_BODY_COVERAGE, LABELS_TO_IDS, FashnHumanParser

                self.covered = lambda category: [
                    LABELS_TO_IDS[label] for label in BODY_COVERAGE_TO_LABELS[CATEGORY_TO_BODY_COVERAGE[category]]
                ]
                self.parser = FashnHumanParser(device="cuda")

            def __call__(self, person_image, garment_image, category, segmentation_free, **_):
                seen, _ = [self.parser.predict(numpy.asarray(one)) for one in (person_image, garment_image)]
                masked = numpy.isin(seen, self.covered(category)).mean()
                asked.append((segmentation_free, category, masked))
                return types.SimpleNamespace(images=[person_image.resize((WIDTH, HEIGHT))])

        sys.modules["fashn_vton"] = types.SimpleNamespace(TryOnPipeline=TryOnPipeline)
        self.addCleanup(sys.modules.pop, "fashn_vton")
        self.addCleanup(sys.modules.pop, "fashn_human_parser", None)
        with open(os.path.join(PEOPLE, "studio-2.jpg"), "rb") as file:
            person = file.read()
        with tempfile.TemporaryDirectory() as weights:
            shutil.copy(NETWORK, os.path.join(weights, "reading.onnx"))
            for is_masked in (False, True):
                made = FashnVton(weights, is_masked).dress(person, person, "one-pieces", "flat-lay", 1)
                with Image.open(io.BytesIO(made)) as opened:
                    self.assertEqual(opened.size, (WIDTH, HEIGHT))
        self.assertEqual([(free, category) for free, category, _ in asked], [(True, "one-pieces"), (False, "one-pieces")])
        self.assertGreater(asked[1][2], 0.05)


if __name__ == "__main__":
    unittest.main()
