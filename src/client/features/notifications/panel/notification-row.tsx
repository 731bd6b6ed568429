import type { ComponentType, MouseEvent } from 'react'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Coins from 'lucide-react/icons/coins'
import CreditCard from 'lucide-react/icons/credit-card'
import Crown from 'lucide-react/icons/crown'
import Heart from 'lucide-react/icons/heart'
import Flag from 'lucide-react/icons/flag'
import Shirt from 'lucide-react/icons/shirt'
import Sparkles from 'lucide-react/icons/sparkles'
import X from 'lucide-react/icons/x'
import type { LucideProps } from 'lucide-react'
import { ProductPicture } from '#client/ui/product/product-picture.tsx'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Link } from '#client/ui/link.tsx'
import type { Notification, NotificationKind } from '#shared/notifications.ts'
import { ago } from './time-ago.ts'
import { destinationOf, openNotification } from './destination.ts'
import { textOf, titleOf } from './notification-words.ts'

type PictureKind = 'price_drop' | 'back_in_stock'

const icons: Record<Exclude<NotificationKind, PictureKind>, ComponentType<LucideProps>> = {
  try_on_ready: Shirt,
  try_on_failed: CircleAlert,
  credits_low: Coins,
  payment_failed: CreditCard,
  luxe_ends: Crown,
  luxe_ended: Crown,
  outfits_ready: Sparkles,
  outfit_taken_down: CircleAlert,
  report_answered: Flag,
  friends_voted: Heart,
}

type Props = {
  notification: Notification
  now: Date
  onOpen: () => void
  onClear: (event: MouseEvent<HTMLElement>) => void
}

/** A notification. All of the row opens it, except the button that clears it. */
export function NotificationRow({ notification, now, onOpen, onClear }: Props) {
  const { isRead, createdAt } = notification
  const title = titleOf(notification)
  const moment = new Date(createdAt)
  return (
    <li className="group relative flex gap-4 py-4 ps-5 pe-2 transition-colors duration-(--duration-quick) hover:bg-tint sm:ps-6 sm:pe-3">
      <Sign notification={notification} />
      <div className="min-w-0 flex-1">
        <p className={cx('flex items-baseline gap-2', !isRead && 'font-medium')}>
          {!isRead && (
            <span className="relative -top-px size-2 shrink-0 rounded-full bg-accent">
              <span className="sr-only">{t('notifications.unread')}</span>
            </span>
          )}
          <Way notification={notification} onOpen={onOpen}>
            {title}
          </Way>
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">{textOf(notification)}</p>
        <time
          dateTime={createdAt}
          title={formatDate(moment, { dateStyle: 'long', timeStyle: 'short' })}
          className="mt-1 block text-sm text-ink-soft first-letter:uppercase"
        >
          {ago(moment, now)}
        </time>
      </div>
      <IconButton
        data-clear
        label={t('notifications.clear', { title })}
        icon={<X aria-hidden className="size-4" strokeWidth={1.5} />}
        className="relative -mt-2 text-ink-soft hover:text-ink"
        onClick={onClear}
      />
    </li>
  )
}

/** Its link or button covers the whole row. */
const stretched =
  'text-start outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent'

type WayProps = { notification: Notification; onOpen: () => void; children: string }

function Way({ notification, onOpen, children }: WayProps) {
  const destination = destinationOf(notification)
  const open = () => {
    onOpen()
    openNotification(notification, () => undefined)
  }
  return destination === 'upgrade' ? (
    <button type="button" className={stretched} onClick={open}>
      {children}
    </button>
  ) : (
    <Link to={destination} className={stretched} onClick={open}>
      {children}
    </Link>
  )
}

/** The picture of the piece it is about, or an icon for its kind. */
function Sign({ notification }: { notification: Notification }) {
  if (notification.kind === 'price_drop' || notification.kind === 'back_in_stock') {
    const { productId: id = '', brand, name, image } = notification.data
    const product = { id, brand, name, image_url: image, dominant_color: null }
    return (
      <div className="w-12 shrink-0">
        <ProductPicture product={product} alt="" sizes="3rem" />
      </div>
    )
  }
  const Icon = icons[notification.kind]
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-full bg-tint group-hover:bg-raised">
      <Icon aria-hidden className="size-5" strokeWidth={1.5} />
    </span>
  )
}
