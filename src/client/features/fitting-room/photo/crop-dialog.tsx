import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { QuarterTurns } from '@cabine/engine'
import { formatNumber } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { photoOwner, preparePhoto } from '../photo-consent.ts'
import type { ShopperPhoto } from '../photo-store.ts'
import {
  corners,
  isLeft,
  isTop,
  moveBox,
  moveCorner,
  placeOf,
  turnBox,
  whole,
  type Box,
  type Corner,
} from './crop-box.ts'
import type { Cut } from './cut-photo.ts'

type Props = { open: boolean; photo: ShopperPhoto; onClose: () => void }

/** Turns the photo by quarters and cuts it by its corners. What is cut off is gone from what is kept, too. */
export function CropDialog({ open, photo, onClose }: Props) {
  const [cut, setCut] = useState<Cut>({ turn: 0, box: whole })
  const isChanged = cut.turn !== 0 || cut.box.width < 1 || cut.box.height < 1

  function close() {
    setCut({ turn: 0, box: whole })
    onClose()
  }

  function turn(quarters: 1 | 3) {
    let { box } = cut
    for (let i = 0; i < quarters; i++) box = turnBox(box)
    setCut({ turn: ((cut.turn + quarters) % 4) as QuarterTurns, box })
  }

  function apply() {
    const owner = photoOwner()
    if (owner && isChanged) void preparePhoto(({ cutShownPhoto }) => cutShownPhoto(cut, owner))
    close()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('photos.edit')}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button onClick={apply}>{t('photo-notes.applyCut')}</Button>
        </div>
      }
    >
      <div className="grid justify-items-center gap-4">
        <Cropper photo={photo} cut={cut} onBox={(box) => setCut({ ...cut, box })} />
        <div className="flex flex-wrap justify-center gap-2">
          <Button
            variant="outline"
            size="sm"
            icon={<RotateCcw aria-hidden className="size-4" strokeWidth={1.5} />}
            onClick={() => turn(3)}
          >
            {t('photo-notes.turnLeft')}
          </Button>
          <Button
            variant="outline"
            size="sm"
            icon={<RotateCw aria-hidden className="size-4" strokeWidth={1.5} />}
            onClick={() => turn(1)}
          >
            {t('photo-notes.turnRight')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            // Not disabled: a disabled button loses the keyboard focus.
            aria-disabled={!isChanged}
            onClick={() => setCut({ turn: 0, box: whole })}
          >
            {t('photo-notes.wholePhoto')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** A press of an arrow key moves a corner by this share. */
const step = 0.02
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

type CropperProps = { photo: ShopperPhoto; cut: Cut; onBox: (box: Box) => void }

function Cropper({ photo: { url, width, height }, cut: { turn, box }, onBox }: CropperProps) {
  const hint = useId()
  const isSideways = turn % 2 === 1
  const [across, down] = isSideways ? [height, width] : [width, height]

  /** Follows a pointer from where it is pressed; `at` gives the box after so much of the picture. */
  const drag = (at: (dx: number, dy: number) => Box) => (event: PointerEvent<HTMLElement>) => {
    const area = event.currentTarget.closest('[data-area]')?.getBoundingClientRect()
    if (!area || event.button !== 0) return
    const { currentTarget: held, clientX, clientY, pointerId } = event
    held.setPointerCapture(pointerId)
    held.onpointermove = (move) =>
      onBox(at((move.clientX - clientX) / area.width, (move.clientY - clientY) / area.height))
    held.onlostpointercapture = () => (held.onpointermove = null)
  }

  const moveBy = (corner: Corner, dx: number, dy: number) => {
    const { x, y } = placeOf(box, corner)
    return moveCorner(box, corner, x + dx, y + dy)
  }

  function press(event: KeyboardEvent, corner: Corner) {
    const by = arrows[event.key]
    if (!by) return
    event.preventDefault()
    onBox(moveBy(corner, ...by))
  }

  const part = {
    left: `${100 * box.left}%`,
    top: `${100 * box.top}%`,
    width: `${100 * box.width}%`,
    height: `${100 * box.height}%`,
  }
  return (
    <>
      <p id={hint} className="text-center text-sm text-ink-soft">
        {t('photo-notes.cropHint')}
      </p>
      {/* Half a handle's size around the picture, so that none is cut off. */}
      <div dir="ltr" className="w-full p-5.5">
        <div
          data-area
          className="relative mx-auto touch-none select-none"
          style={{
            aspectRatio: `${across} / ${down}`,
            width: `min(100%, calc(${across / down} * min(45dvh, 30rem)))`,
          }}
        >
          <div className="absolute inset-0 overflow-hidden rounded-sm [container-type:size]">
            <img
              src={url}
              alt={t('photos.alt')}
              draggable={false}
              className="absolute start-1/2 top-1/2 max-w-none filter-(--picture-filter)"
              style={{
                width: isSideways ? '100cqh' : '100cqw',
                height: isSideways ? '100cqw' : '100cqh',
                transform: `translate(-50%, -50%) rotate(${90 * turn}deg)`,
              }}
            />
            <div
              aria-hidden
              onPointerDown={drag((dx, dy) => moveBox(box, dx, dy))}
              className="absolute cursor-move outline-2 outline-white shadow-[0_0_0_200vmax_rgb(20_14_12/0.55)]"
              style={part}
            />
          </div>
          {corners.map((corner) => {
            const { x, y } = placeOf(box, corner)
            return (
              <button
                key={corner}
                type="button"
                aria-label={t(`photo-notes.corner_${corner}`)}
                aria-describedby={hint}
                onPointerDown={drag((dx, dy) => moveBy(corner, dx, dy))}
                onKeyDown={(event) => press(event, corner)}
                className={cx(
                  'absolute grid size-11 -translate-1/2 touch-none place-items-center rounded-full',
                  isLeft(corner) === isTop(corner) ? 'cursor-nwse-resize' : 'cursor-nesw-resize',
                )}
                style={{ left: `${100 * x}%`, top: `${100 * y}%` }}
              >
                <span aria-hidden className="size-5 rounded-full border-2 border-ink bg-paper shadow-float" />
              </button>
            )
          })}
        </div>
      </div>
      <output className="sr-only">
        {t('photo-notes.cropKeeps', {
          width: formatNumber(Math.round(100 * box.width)),
          height: formatNumber(Math.round(100 * box.height)),
        })}
      </output>
    </>
  )
}
