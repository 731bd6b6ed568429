import { startTransition, type ComponentProps } from 'react'

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'className'> & { onSubmit: () => void }

/**
 * A form for an action: `onSubmit` is its dispatch. It is not passed as `action`, because React would then
 * empty the fields. Errors are shown beside the fields in the shopper's language, not by the browser.
 */
export const Form = ({ onSubmit, ...props }: Props) => (
  <form
    {...props}
    noValidate
    className="grid gap-5"
    onSubmit={(event) => {
      event.preventDefault()
      startTransition(onSubmit)
    }}
  />
)
