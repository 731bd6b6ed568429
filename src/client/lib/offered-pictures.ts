import { useEffect, useState, type DragEvent, type RefObject } from 'react'

const imagesOf = (files: FileList | undefined | null) =>
  [...(files ?? [])].filter(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name))

/** Accepts a picture dropped on an element. `isOver` is true while one is dragged over it. */
export const useDrop = (onPicture: (file: File) => void) =>
  useDropOfSeveral(([file]) => file && onPicture(file))

/** The same for as many as are dropped. */
export function useDropOfSeveral(onPictures: (files: File[]) => void) {
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
      const images = imagesOf(event.dataTransfer.files)
      const files = images.length > 0 ? images : [...event.dataTransfer.files]
      if (files.length > 0) onPictures(files)
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
      const [file] = imagesOf(event.clipboardData?.files)
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
