type Props = {
  onFile?: (file: File) => void
  /** Several may be chosen at once. */
  onFiles?: (files: File[]) => void
  /** Opens a phone's camera instead of its files: the one that looks at her, or the one that looks away. */
  camera?: 'user' | 'environment'
  /** What files may be chosen; pictures by default. */
  accept?: string
  /** The input's id, for a label elsewhere. */
  id?: string
}

/**
 * The real input of a button that takes a picture. It lies over its label, which is positioned, and needs its size said:
 * of itself it is as wide as the words that a browser writes into it, and would take the presses on what is beside.
 */
export function FileInput({ onFile, onFiles, camera, accept = 'image/*', id }: Props) {
  return (
    <input
      id={id}
      type="file"
      multiple={onFiles !== undefined}
      accept={accept}
      capture={camera}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])]
        if (onFiles && files.length > 0) onFiles(files)
        else if (files[0]) onFile?.(files[0])
        // Emptied, so that choosing the same file again is noticed.
        currentTarget.value = ''
      }}
      className="absolute inset-0 size-full cursor-pointer rounded-full opacity-0 file:hidden"
    />
  )
}
