import { useEffect, useState, type DragEvent, type RefObject } from 'react'

const imageOf = (files: FileList | undefined | null) =>
  [...(files ?? [])].find(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name))

/** Accepts pictures dropped on an element. `isOver` is true while one is dragged over it. */
export function useDrop(onPicture: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  const dropProps = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave(event: DragEvent) {
      // Entering a child of the element is not leaving it.
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
 * Accepts a picture pasted anywhere on the page, unless a dialog is open or text is being typed. `stage` is the
 * element that will show it, which may itself be in a dialog.
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
