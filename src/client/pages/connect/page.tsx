import { useLoaderData } from 'react-router'
import { askOf } from '#client/features/account/assistant-calls.ts'
import { Connect } from '#client/features/account/connect.tsx'

export const loader = ({ request }: { request: Request }) => ({ asked: askOf(new URL(request.url)) })

export function Component() {
  return <Connect asked={useLoaderData<typeof loader>().asked} />
}
