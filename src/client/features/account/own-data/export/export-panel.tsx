import { Suspense, useRef, useState } from 'react'
import { t } from '#client/i18n/messages.ts'
import { isFailure, saysSignedOut } from '#client/lib/api-failure.ts'
import { useOnline } from '#client/lib/online.ts'
import { saveFrom } from '#client/lib/save-file.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Progress } from '#client/ui/progress.tsx'
import { readAppState } from '#client/session/app-state.ts'
import { goToSignIn } from '#client/session/own-calls.ts'
import { AccountProof } from '../../lazy-proofs.tsx'
import type { Progress as Packing } from './build-archive.ts'

const fetchPacker = () => import('./build-archive.ts')

type State =
  | { step: 'idle' | 'failed' | 'asked' }
  | { step: 'packing'; packing: Packing | null }
  | { step: 'ready'; url: string; name: string }

const fileName = () => `cabine-${new Date().toISOString().slice(0, 10)}.zip`

/**
 * Downloads all of the shopper's data as a file. It is packed in the browser, because pictures that exist only
 * on this device must not be uploaded.
 */
export function ExportPanel() {
  const [state, setState] = useState<State>({ step: 'idle' })
  const running = useRef<AbortController>(null)
  const online = useOnline()

  async function start() {
    const userId = readAppState()?.user.id
    if (!userId) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    if (state.step === 'ready') URL.revokeObjectURL(state.url)
    setState({ step: 'packing', packing: null })
    try {
      const { buildArchive } = await fetchPacker()
      const onProgress = (packing: Packing) => {
        if (!signal.aborted) setState({ step: 'packing', packing })
      }
      const archive = await buildArchive({ userId, signal, onProgress })
      if (signal.aborted) return
      const ready = { step: 'ready' as const, url: URL.createObjectURL(archive), name: fileName() }
      setState(ready)
      saveFrom(ready.url, ready.name)
    } catch (error) {
      if (signal.aborted) return
      if (saysSignedOut(error)) goToSignIn()
      // Her device may lie open: she is asked once more that it is she.
      setState({ step: isFailure(error, 'proof_required') ? 'asked' : 'failed' })
    }
  }

  function cancel() {
    running.current?.abort()
    setState({ step: 'idle' })
  }

  return (
    <>
      <p className="max-w-[60ch]">{t('own-data.exportText')}</p>
      <p className="mt-2 max-w-[60ch] text-ink-soft">{t('own-data.exportHere')}</p>
      <div className="mt-5 grid justify-items-start gap-4">
        {state.step === 'packing' ? (
          <Packing packing={state.packing} onCancel={cancel} />
        ) : (
          <Button variant="outline" disabled={!online} onClick={() => void start()}>
            {t(state.step === 'failed' ? 'common.tryAgain' : 'own-data.exportStart')}
          </Button>
        )}
        {state.step === 'asked' && (
          <Suspense>
            <AccountProof action={start} onClose={() => setState({ step: 'idle' })} />
          </Suspense>
        )}
        {!online && state.step !== 'packing' && (
          <p className="-mt-2 text-sm text-ink-soft">{t('own-data.needsNetwork')}</p>
        )}
        {state.step === 'failed' && <Alert>{t('own-data.exportFailed')}</Alert>}
        <output className="block empty:absolute">
          {state.step === 'ready' && (
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {t('own-data.exportReady')}
              <a href={state.url} download={state.name} className={buttonStyle('quiet', 'sm', 'underline')}>
                {t('own-data.exportSave')}
              </a>
            </span>
          )}
        </output>
      </div>
    </>
  )
}

function Packing({ packing, onCancel }: { packing: Packing | null; onCancel: () => void }) {
  const { done, total } = packing ?? { done: 0, total: 0 }
  const label = total > 0 ? t('own-data.exportPicture', { done, total }) : t('own-data.exportPacking')
  return (
    <div className="grid w-full max-w-md gap-4">
      <Progress value={total > 0 ? (100 * done) / total : 5} label={label} />
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </div>
  )
}
