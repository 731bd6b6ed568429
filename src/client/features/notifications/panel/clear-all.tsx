import { useEffect, useRef, useState } from 'react'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { clearAllNotifications } from '../following/notification-list.ts'

/** Clearing cannot be undone, so the button asks once more in the same place. */
export function ClearAll({ count, onDone }: { count: number; onDone: () => void }) {
  const [asks, setAsks] = useState(false)
  return (
    <div className="flex min-h-16 items-center justify-end gap-2 border-t border-hairline px-2 pb-[env(safe-area-inset-bottom)] sm:px-3">
      {asks ? (
        <Question
          count={count}
          onKeep={() => setAsks(false)}
          onClear={() => {
            onDone()
            void clearAllNotifications()
          }}
        />
      ) : (
        <Button variant="quiet" size="sm" onClick={() => setAsks(true)}>
          {t('notifications.clearAll')}
        </Button>
      )}
    </div>
  )
}

type QuestionProps = { count: number; onKeep: () => void; onClear: () => void }

function Question({ count, onKeep, onClear }: QuestionProps) {
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <>
      <p id="clear-all-question" className="me-auto ps-3 text-sm">
        {t('notifications.clearAllAsk', { count })}
      </p>
      <Button ref={keep} aria-describedby="clear-all-question" variant="quiet" size="sm" onClick={onKeep}>
        {t('notifications.keep')}
      </Button>
      <Button variant="danger" size="sm" onClick={onClear}>
        {t('notifications.clearAllYes')}
      </Button>
    </>
  )
}
