import { create } from 'zustand'
import type { Look } from '#client/engine/index.ts'
import { t } from '#client/i18n/messages.ts'
import { toast } from '#client/shell/toasts/toast-store.ts'
import { dispatch } from './dispatch.ts'
import { failureText } from './failure-text.ts'
import type { FinishedLook } from './flow.ts'
import { keepLook } from './keep-look.ts'
import { chooseLayering } from './layering-store.ts'
import { renderOnDevice, shownLook, type RunInputs } from './render-on-device.ts'
import type { RunningJob } from './running-job.ts'
import { failureOf } from './try-on-error.ts'
import { readTryOn, setSaving } from './try-on-store.ts'

type Way = NonNullable<Look['layering']>

type Made = {
  job: RunningJob
  inputs: RunInputs
  /** What has been made already: going back costs no time. */
  looks: Map<Way, FinishedLook>
}

type Stored = {
  /** From what the last look of this page was made; after a reload it is not known any more. */
  made: Made | null
  /** The way that is being made. */
  making: Way | null
}

const useOtherWay = create<Stored>(() => ({ made: null, making: null }))

/** Which way is being made; undefined for a look that cannot be made again here. */
export const useMaking = (look: FinishedLook) =>
  useOtherWay(({ made, making }) =>
    look.layering && made?.job.predictionId === look.predictionId ? making : undefined,
  )

let running: AbortController | undefined

/** A look of this device that could be made in another way too. */
export function rememberMade(job: RunningJob, inputs: RunInputs, look: FinishedLook) {
  running?.abort()
  useOtherWay.setState({
    made: look.layering ? { job, inputs, looks: new Map([[look.layering, look]]) } : null,
    making: null,
  })
}

/**
 * Makes the look that is shown in the other way, and shows that in its place. The server is told nothing: it is the same
 * try-on, counted once, and a picture in her account stays the one that was made first until she saves another.
 */
export async function makeOtherWay(way: Way) {
  chooseLayering(way)
  running?.abort()
  running = new AbortController()
  const { signal } = running
  const { made } = useOtherWay.getState()
  if (!made) return
  try {
    useOtherWay.setState({ making: way })
    const look = made.looks.get(way) ?? (await make(made, signal))
    if (signal.aborted || useOtherWay.getState().made !== made || !isShown(made)) return
    made.looks.set(way, look)
    dispatch({ type: 'remade', look })
    setSaving('no')
    await keepLook(made.job, look)
  } catch (error) {
    if (signal.aborted) return
    toast({
      title: t('fitting-room.errorTitle'),
      description: failureText(failureOf(error)),
      tone: 'error',
    })
  } finally {
    if (!signal.aborted) useOtherWay.setState({ making: null })
  }
}

async function make({ job, inputs }: Made, signal: AbortSignal): Promise<FinishedLook> {
  const look = await renderOnDevice(inputs, signal)
  const { confidence, warnings, layering } = look
  const { predictionId } = job
  // The picture of her account is the other one.
  const accountUrl = null
  return { ...shownLook(look), predictionId, provider: 'device', confidence, warnings, layering, accountUrl }
}

/** Meanwhile she may have begun another try-on. */
function isShown({ job }: Made) {
  const { state } = readTryOn()
  return state.phase === 'complete' && state.look.predictionId === job.predictionId
}
