import { useEffect } from 'react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { t } from '#client/i18n/messages.ts'
import { whenIdle } from '#client/lib/when-idle.ts'
import { useOpenChat } from '../chat-address.ts'
import { bandStyle, BandPictures } from './band-pictures.tsx'
import { fetchStylistChat } from '../lazy-parts.tsx'

/** The band on the dashboard that opens the chat. */
export function StylistBand() {
  const open = useOpenChat()
  // The chat is fetched ahead, before it is pressed and while there is a network.
  useEffect(() => {
    void whenIdle()
      .then(fetchStylistChat)
      .catch(() => undefined)
  }, [])
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-labelledby="stylist-door stylist-door-text"
      onClick={open}
      className={`group ${bandStyle}`}
    >
      <span className="grid content-center gap-2 py-6 ps-5 sm:gap-3 sm:py-10 sm:ps-10 lg:ps-16">
        <span id="stylist-door" className="flex items-center gap-3 font-display text-display-sm">
          {t('stylist-chat.doorTitle')}
          <ArrowRight
            aria-hidden
            className="size-5 shrink-0 transition-transform duration-(--duration-calm) ease-out group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
            strokeWidth={1.5}
          />
        </span>
        <span id="stylist-door-text" className="max-w-[34ch]">
          {t('stylist-chat.doorText')}
        </span>
      </span>
      <BandPictures />
    </button>
  )
}
