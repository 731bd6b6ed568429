"""Sheets of the looks that are worst by each figure."""

import re
from pathlib import Path

from PIL import Image, ImageDraw

from scene import files_of
from table import names_of

WORST, COLUMNS, HEIGHT, CAPTION = 12, 6, 420, 16


def worst(photos, looks, scored, out):
    """The photograph and the look side by side, twelve a figure."""
    Path(out).mkdir(exist_ok=True)
    for name in names_of(scored):
        those = sorted((one for one in scored if name in one['figures']), key=lambda one: -one['figures'][name])[:WORST]
        cells = []
        for one in those:
            look = Image.open(f'{looks}/{one["look"]}.png').convert('RGB')
            width = round(look.width * HEIGHT / look.height)
            cells.append((look.resize((width, HEIGHT)), Image.open(files_of(photos)[one['photo']]).convert('RGB').resize((width, HEIGHT)), f'{one["look"]} {one["figures"][name]:.3f}'))
        across = max(cell[0].width for cell in cells) * 2 + 8
        sheet = Image.new('RGB', (across * min(COLUMNS, len(cells)), (HEIGHT + CAPTION) * -(-len(cells) // COLUMNS)), 'white')
        draw = ImageDraw.Draw(sheet)
        for place, (look, before, caption) in enumerate(cells):
            x, y = place % COLUMNS * across, place // COLUMNS * (HEIGHT + CAPTION)
            sheet.paste(before, (x, y + CAPTION))
            sheet.paste(look, (x + look.width, y + CAPTION))
            draw.text((x + 2, y + 2), caption, fill='black')
        sheet.save(Path(out, f'{"-".join(re.findall("[a-zA-Z]+", name))}.jpg'), quality=85)

