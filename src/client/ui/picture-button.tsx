import type { ComponentProps } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { IconButton } from './icon-button.tsx'

type Props = Omit<ComponentProps<typeof IconButton>, 'onPicture'>

/** A button on a picture: drawn small, so that the picture can be seen, but as large to press as any other. */
export function PictureButton({ icon, className, ...rest }: Props) {
  return (
    <IconButton
      {...rest}
      className={cx('group/button hover:bg-transparent!', className)}
      icon={
        <span className="grid size-9 place-items-center rounded-full bg-paper/90 transition-colors duration-(--duration-quick) group-hover/button:bg-paper">
          {icon}
        </span>
      }
    />
  )
}
