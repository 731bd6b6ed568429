import { requestedPicture } from '#client/lib/try-on-arrival.ts'
import { isStill } from '../outfit/is-still.ts'

/** Sends a copy of a piece's picture to the photo that it will be worn on. Another press does not wait for it, and nothing waits for its end. */
export function flyToStage(picture: HTMLElement | null) {
  const stage = stageIn(picture?.closest('[data-room]'))
  if (picture && stage && !isStill()) send(lift(picture), stage)
}

/** The same from the page below, where she asked for it: the piece stays in sight while the mirror comes in under it. */
export async function flyIntoMirror() {
  const picture = requestedPicture()
  const mirror = document.querySelector('dialog:modal:has([data-room])')
  const { top = 0, bottom = 0 } = picture?.getBoundingClientRect() ?? {}
  const isSeen = bottom > 0 && top < window.innerHeight
  if (!picture || !mirror || !isSeen || isStill()) return
  const copy = lift(picture)
  await Promise.allSettled(mirror.getAnimations().map(({ finished }) => finished))
  const stage = stageIn(mirror)
  if (stage) send(copy, stage)
  else copy.remove()
}

/** What she sees of a room's photo: photo and look are there both, and one of them is hidden. */
const stageIn = (room: Element | null | undefined) =>
  [...(room?.querySelectorAll('.compare, [data-stage]') ?? [])].find((one) => one.getClientRects().length > 0)

/** A copy of a picture in its place, above everything: of what lies beside a dialog nothing would be seen. */
function lift(picture: HTMLElement) {
  const { left, top, width, height } = picture.getBoundingClientRect()
  const copy = picture.cloneNode() as HTMLElement
  Object.assign(copy.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${left}px`,
    top: `${top}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
    margin: '0',
    border: '0',
    padding: '0',
    background: 'none',
    pointerEvents: 'none',
  })
  copy.ariaHidden = 'true'
  copy.popover = 'manual'
  document.body.append(copy)
  copy.showPopover()
  return copy
}

function send(copy: HTMLElement, stage: Element) {
  const [from, to] = [copy.getBoundingClientRect(), stage.getBoundingClientRect()]
  const across = to.left + to.width / 2 - (from.left + from.width / 2)
  const up = to.top + to.height / 2 - (from.top + from.height / 2)
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${across}px, ${up}px) scale(${(to.height * 0.5) / from.height})`, opacity: 0 },
    ],
    { duration: 380, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  )
  const land = () => copy.remove()
  flight.finished.then(land, land)
}
