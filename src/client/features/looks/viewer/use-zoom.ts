import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { keepInside, pinch, resting, stepZoom, viewAfterKey, zoomTo, type View } from './zoom.ts'

type Point = { x: number; y: number }
type Elements = { stage: HTMLElement; picture: HTMLElement }

/** How far a mouse wheel has to turn for one zoom step of 0.25, in the wheel's own pixels. */
const wheelStepPx = 80

/** How far a finger has to go, so that a tap that slips is none. */
const swipePx = 56

/**
 * Zoom and pan by buttons, wheel, one finger, two fingers and keys. Put `stageRef` and `handlers` on the stage
 * and `pictureRef` on the picture. A stroke over a picture that is not enlarged is a swipe, to the left (1) or to the right (-1).
 */
export function useZoom(onSwipe?: (direction: 1 | -1) => void) {
  const [view, setView] = useState<View>(resting)
  const [isMoving, setIsMoving] = useState(false)
  const elements = useRef<Partial<Elements>>({})
  const pointers = useRef(new Map<number, Point>())
  const wheel = useRef(0)
  /** Where a finger alone began its stroke. */
  const stroke = useRef<Point | null>(null)

  /** Every change is limited by the sizes that stage and picture have now. */
  function change(next: (current: View) => View) {
    const { stage, picture } = elements.current
    if (!stage || !picture) return
    const box = { width: picture.offsetWidth, height: picture.offsetHeight }
    setView((current) =>
      keepInside(next(current), box, { width: stage.clientWidth, height: stage.clientHeight }),
    )
  }

  function fromCentre({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = elements.current.stage?.getBoundingClientRect() ?? new DOMRect()
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
  }

  function onWheel(event: WheelEvent) {
    event.preventDefault()
    const point = fromCentre(event)
    // A pinch on a touchpad arrives as a wheel event with Ctrl, in small steps that are followed exactly.
    if (event.ctrlKey) return change((now) => zoomTo(now, now.scale * Math.exp(-event.deltaY / 100), point))
    wheel.current += event.deltaY
    while (Math.abs(wheel.current) >= wheelStepPx) {
      const direction = wheel.current > 0 ? -1 : 1
      wheel.current += direction * wheelStepPx
      change((now) => zoomTo(now, stepZoom(now.scale, direction), point))
    }
  }

  function stageRef(stage: HTMLElement | null) {
    if (!stage) return undefined
    elements.current.stage = stage
    // React's wheel listener is passive and could not stop the page from zooming.
    stage.addEventListener('wheel', onWheel, { passive: false })
    return () => stage.removeEventListener('wheel', onWheel)
  }

  const handlers = {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      const point = fromCentre(event)
      pointers.current.set(event.pointerId, point)
      stroke.current = pointers.current.size === 1 ? point : null
      setIsMoving(true)
    },
    onPointerMove(event: PointerEvent) {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const now = fromCentre(event)
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      pointers.current.set(event.pointerId, now)
      change((current) =>
        other
          ? pinch(current, [before, other], [now, other])
          : { ...current, x: current.x + now.x - before.x, y: current.y + now.y - before.y },
      )
    },
    onPointerUp(event: PointerEvent) {
      const from = stroke.current
      stroke.current = null
      release(event)
      if (from && view.scale <= 1) swipe(from, fromCentre(event))
    },
    onPointerCancel: release,
    onDoubleClick(event: MouseEvent) {
      const point = fromCentre(event)
      change((current) => (current.scale > 1 ? resting : zoomTo(current, 2, point)))
    },
  }

  function swipe(from: Point, to: Point) {
    const across = to.x - from.x
    if (Math.abs(across) < swipePx || Math.abs(across) < 2 * Math.abs(to.y - from.y)) return
    onSwipe?.(across < 0 ? 1 : -1)
  }

  function release(event: PointerEvent) {
    pointers.current.delete(event.pointerId)
    if (pointers.current.size === 0) setIsMoving(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (!viewAfterKey(view, event.key)) return
    event.preventDefault()
    change((current) => viewAfterKey(current, event.key) ?? current)
  }

  return {
    view,
    isMoving,
    stageRef,
    pictureRef: (picture: HTMLElement | null) => {
      elements.current.picture = picture ?? undefined
    },
    handlers,
    onKeyDown,
    step: (direction: 1 | -1) => change((current) => zoomTo(current, stepZoom(current.scale, direction))),
    reset: () => setView(resting),
  }
}
