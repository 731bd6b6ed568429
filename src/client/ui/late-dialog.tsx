import { Component, Suspense, type ReactNode } from 'react'
import { useWanted } from '#client/lib/use-wanted.ts'
import { toastFailure } from './toasts/toast-failure.ts'

type Props = { open: boolean; onClose: () => void; children: ReactNode }

/**
 * A dialog over the page whose code is fetched when it is first opened. It stays mounted, so that closing can be
 * animated. If it fails, a toast says so and the page stays; opened again, it is tried again.
 */
export const LateDialog = (props: Props) => useWanted(props.open) && <OrToast {...props} />

type State = { hasFailed: boolean; wasOpen: boolean }

class OrToast extends Component<Props, State> {
  override state: State = { hasFailed: false, wasOpen: true }

  static getDerivedStateFromProps({ open }: Props, { hasFailed, wasOpen }: State) {
    return { hasFailed: hasFailed && (wasOpen || !open), wasOpen: open }
  }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    toastFailure(error)
    this.props.onClose()
  }

  override render() {
    return !this.state.hasFailed && <Suspense>{this.props.children}</Suspense>
  }
}
