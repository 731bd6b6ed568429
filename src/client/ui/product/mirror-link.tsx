import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router'
import { requestStartOnArrival } from '#client/lib/try-on-arrival.ts'
import { roomWith, toMirror, type Mirrored } from './mirror-address.ts'

type Props = {
  asked: Mirrored
  /** It has been followed in this tab: what lies over the page makes way. */
  onFollow?: () => void
  className?: string
  children: ReactNode
}

/** Puts a piece on at once, in the mirror over the page; another tab gets the fitting room. */
export function MirrorLink({ asked, onFollow, className, children }: Props) {
  const { to, options } = toMirror(useLocation(), asked)
  const follow = useLinkClickHandler(to, options)
  return (
    <a
      href={useHref(roomWith(asked))}
      aria-haspopup="dialog"
      onClick={(event) => {
        requestStartOnArrival(asked.value, event.currentTarget)
        follow(event)
        if (event.defaultPrevented) onFollow?.()
      }}
      className={className}
    >
      {children}
    </a>
  )
}
