import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/**
 * A link inside the app. The router's own link contains prefetching for a framework, which would cost every
 * page some kB.
 */
export function Link({ to, target, onClick, children, ...rest }: Props) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { target })
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
