type Props = { picture: Blob; className: string }

/** A picture that is only in this browser. It stands for what the text beside it says. */
export const BlobPicture = ({ picture, className }: Props) => (
  <img
    alt=""
    className={className}
    ref={(image) => {
      if (!image) return
      const url = URL.createObjectURL(picture)
      image.src = url
      return () => URL.revokeObjectURL(url)
    }}
  />
)
