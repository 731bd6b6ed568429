import { useEffect, useState, type DragEvent, type RefObject } from 'react'

const imageOf = (files: FileList | undefined | null) =>
  [...(files ?? [])].find(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name))

/** Pictures that are dropped on an element. `isOver` while one hangs over it. */
export function useDrop(onPicture: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  const dropProps = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave(event: DragEvent) {
      // Leaving for a child of the same element is not leaving.
      const isInside =
        event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
      if (!isInside) setIsOver(false)
    },
    onDrop(event: DragEvent) {
      event.preventDefault()
      setIsOver(false)
      const file = imageOf(event.dataTransfer.files) ?? event.dataTransfer.files[0]
      if (file) onPicture(file)
    },
  }
  return { isOver, dropProps }
}

/**
 * A picture that is pasted anywhere on the page, unless something lies over it or text is being typed. `stage` is
 * where it will be shown, for one that stands in a dialog itself.
 */
export function usePaste(onPicture: (file: File) => void, stage?: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const file = imageOf(event.clipboardData?.files)
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea')
      const over = [...document.querySelectorAll('dialog:modal')].some(
        (modal) => !stage?.current || !modal.contains(stage.current),
      )
      if (file && !isTyping && !over) onPicture(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onPicture, stage])
}
