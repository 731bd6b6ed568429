import { isStill } from '../outfit/is-still.ts'

/** Sends a copy of a piece's picture to the photo that it will be worn on. Another press does not wait for it, and nothing waits for its end. */
export function flyToStage(picture: HTMLElement | null) {
  const room = picture?.closest('[data-room]')
  const stage = room?.querySelector('.compare, [data-stage]')
  if (!picture || !room || !stage || isStill()) return
  const [from, to] = [picture.getBoundingClientRect(), stage.getBoundingClientRect()]
  const copy = picture.cloneNode() as HTMLElement
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '30',
    pointerEvents: 'none',
    insetBlockStart: `${from.top}px`,
    left: `${from.left}px`,
    inlineSize: `${from.width}px`,
    blockSize: `${from.height}px`,
  })
  copy.ariaHidden = 'true'
  // Inside the dialog, where there is one: beside it nothing is seen.
  ;(picture.closest('dialog') ?? document.body).append(copy)
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
