import { Component, type ReactNode } from 'react'
import { t } from '#client/i18n/messages.ts'
import { isMissingCode } from '#client/lib/missing-code.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

type Props = {
  children: ReactNode
  /** For a part that the page can do without: nothing replaces it. */
  quiet?: boolean
}

/** A part of a page that may fail by itself: the rest of the page stays, and the part can be tried again. */
export class Part extends Component<Props, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? true }
  }

  retry = () => {
    if (isMissingCode(this.state.error)) location.reload()
    else this.setState({ error: null })
  }

  override render() {
    if (this.state.error === null) return this.props.children
    if (this.props.quiet) return null
    return (
      <Alert
        action={
          <Button variant="outline" size="sm" onClick={this.retry}>
            {t('common.tryAgain')}
          </Button>
        }
      >
        {t('common.somethingWentWrong')}
      </Alert>
    )
  }
}
