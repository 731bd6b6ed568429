import { useState } from 'react'
import { OtherProofs } from '#client/features/auth/proof-dialog.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Link } from '#client/ui/link.tsx'
import { usePasskeyGate } from '../ui/passkey-gate.ts'

/** Passkeys alone: the office takes no password. */
export const onlyPasskeys = { password: false, google: null, passkeys: [{}] }

type Props = { onProven: () => void }

export function PasskeyProof({ onProven }: Props) {
  const [failure, setFailure] = useState('')
  return (
    <div className="grid gap-5">
      {failure && <Alert>{failure}</Alert>}
      <OtherProofs methods={onlyPasskeys} onFailure={setFailure} onProven={async () => onProven()} />
      <p className="text-sm text-ink-soft">
        No passkey yet? Add one in your{' '}
        <Link to="/settings-clean" className="link">
          settings
        </Link>
        , then come back.
      </p>
    </div>
  )
}

/** Opens where an act needs a passkey of the last minutes. */
export function PasskeyDialog() {
  const waiting = usePasskeyGate((gate) => gate.waiting)
  return (
    <Dialog open={waiting !== null} onClose={() => waiting?.giveUp()} title="Is this you?" size="sm">
      <p className="mb-5 text-ink-soft">
        What you are about to do counts, so it needs your passkey of the last ten minutes. Then it goes on by
        itself.
      </p>
      {waiting && <PasskeyProof onProven={waiting.prove} />}
    </Dialog>
  )
}
