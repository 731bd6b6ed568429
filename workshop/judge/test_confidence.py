import unittest

import numpy as np

from confidence import STEPS, area, chance, fit


def look(photo, painted, ease, grade):
    chances = [float(grade >= step) for step in STEPS]
    signals = {'paintedArms': painted, 'ease': ease, 'coat': 0.0}
    return {'photo': photo, 'signals': signals, 'grade': grade, 'chances': chances, 'isGraded': True}


class Confidence(unittest.TestCase):
    def setUp(self):
        random = np.random.default_rng(3)
        self.looks = []
        for n in range(160):
            painted, ease = random.random(), random.random()
            grade = float(np.clip(np.round(3.4 - 2.2 * painted + 0.5 * random.normal()), 1, 5))
            self.looks.append(look(str(n % 20), painted, ease, grade))

    def test_what_makes_looks_worse_lowers_the_chance(self):
        usual, weights, _ = fit(self.looks, 10)
        self.assertLess(dict(zip(usual, weights))['paintedArms'], -0.5)
        model = fit(self.looks, 10)
        bad = np.array([one['grade'] <= 2 for one in self.looks])
        self.assertGreater(area(chance(self.looks, model), bad), 0.85)

    def test_a_signal_never_counts_the_wrong_way(self):
        # Graders who liked paint would teach it nothing.
        odd = [look(one['photo'], one['signals']['paintedArms'], 1.0, 6 - one['grade']) for one in self.looks]
        usual, weights, _ = fit(odd, 10)
        self.assertEqual(dict(zip(usual, weights))['paintedArms'], 0)

    def test_a_signal_that_never_changes_counts_nothing(self):
        usual, weights, _ = fit(self.looks, 10)
        self.assertAlmostEqual(dict(zip(usual, weights))['coat'], 0)


if __name__ == '__main__':
    unittest.main()
