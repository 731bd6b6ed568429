import { useState } from 'react'
import Bot from 'lucide-react/icons/bot'
import Laptop from 'lucide-react/icons/laptop'
import Smartphone from 'lucide-react/icons/smartphone'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { sentenceGap } from '#client/i18n/sentence-gap.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Loaded } from '#client/session/shown-when-loaded.tsx'
import { nameOfDevice } from '../device-words.ts'
import { devices, isHandheld, signOutDevice, signOutOthers, type Device } from './devices.ts'

const hourMs = 60 * 60 * 1000

/** The devices where the shopper is signed in, each with a button that signs it out. */
export const DeviceList = () => (
  <Loaded state={devices} skeleton={<DeviceSkeleton />} failed={t('own-data.devicesFailed')}>
    {(all) => <Devices all={all} />}
  </Loaded>
)

function Devices({ all }: { all: Device[] }) {
  const [pending, setPending] = useState<string | null>(null)
  const others = all.filter(({ isCurrent }) => !isCurrent)
  const sorted = [...all.filter(({ isCurrent }) => isCurrent), ...others]

  function end(name: string, gone: Device[], call: Promise<unknown>, said: string) {
    setPending(name)
    call
      .then(
        () => {
          devices.change((known) => known.filter(({ id }) => !gone.some((one) => one.id === id)))
          toast({ title: said, tone: 'success' })
        },
        (error: unknown) =>
          toast({ title: t('own-data.deviceStays'), description: messageOf(error), tone: 'error' }),
      )
      .finally(() => setPending(null))
  }

  return (
    <>
      <ul className="-mt-4 divide-y divide-hairline">
        {sorted.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            pending={pending === device.id}
            onEnd={() =>
              end(
                device.id,
                [device],
                signOutDevice(device.id),
                t('own-data.deviceEnded', { name: nameOfDevice(device) }),
              )
            }
          />
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          variant="outline"
          className="mt-4"
          loading={pending === 'others'}
          onClick={() => end('others', others, signOutOthers(), t('own-data.othersEnded'))}
        >
          {t('own-data.endOthers')}
        </Button>
      )}
      {others.length === 0 && <p className="mt-2 text-ink-soft">{t('own-data.onlyThisDevice')}</p>}
    </>
  )
}

function lastUsed({ isCurrent, lastSeenAt }: Device) {
  const at = new Date(lastSeenAt)
  if (isCurrent) return t('own-data.usedNow')
  // The server knows the time to the hour only: minutes would be made up.
  if (Date.now() - at.getTime() < 2 * hourMs) return t('own-data.usedLately')
  return t('own-data.usedOn', { date: formatDate(at) })
}

type RowProps = { device: Device; pending: boolean; onEnd: () => void }

function DeviceRow({ device, pending, onEnd }: RowProps) {
  const Icon = device.assistant ? Bot : isHandheld(device) ? Smartphone : Laptop
  return (
    <li className="flex items-center gap-4 py-4">
      <Icon aria-hidden className="size-6 shrink-0 self-start text-ink-soft" strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {nameOfDevice(device)}
          {device.assistant && <Badge>{t('own-data.assistant')}</Badge>}
          {device.isCurrent && <Badge>{t('own-data.thisDevice')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {lastUsed(device)}
          {sentenceGap()}
          {t('own-data.signedInOn', { date: formatDate(new Date(device.createdAt)) })}
        </p>
      </div>
      {!device.isCurrent && (
        <Button
          variant="outline"
          size="sm"
          loading={pending}
          aria-label={t('own-data.endDevice', { name: nameOfDevice(device) })}
          onClick={onEnd}
        >
          {t('own-data.signOut')}
        </Button>
      )}
    </li>
  )
}

function DeviceSkeleton() {
  return (
    <div className="grid gap-6">
      <output className="sr-only">{t('common.loading')}</output>
      {Array.from({ length: 2 }, (_, index) => (
        <div key={index} className="flex items-center gap-4">
          <Skeleton className="size-8" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4 w-64 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
