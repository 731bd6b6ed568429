import { useState, type ComponentProps } from 'react'
import { Button } from './button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'loading'> & {
  /** The action that a press starts. It reports its own outcome. */
  action: () => Promise<unknown>
}

/** A button that shows that its action is running, and ignores presses until it has ended. */
export function ActionButton({ action, ...props }: Props) {
  const [pending, setPending] = useState(false)
  return (
    <Button
      {...props}
      loading={pending}
      onClick={() => {
        setPending(true)
        void action().finally(() => setPending(false))
      }}
    />
  )
}
