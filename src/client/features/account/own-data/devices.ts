import { api, request } from '#client/lib/api.ts'
import { ownCall } from '#client/session/own-calls.ts'
import { serverState } from '#client/session/server-state.ts'

const fetchDevices = () => ownCall(request(api.account.sessions.$get()))
export type Device = Awaited<ReturnType<typeof fetchDevices>>[number]

/** The devices where the shopper is signed in, asked for anew each time. */
export const devices = serverState(fetchDevices, { freshForMs: 0 })

export const signOutDevice = (id: string) => request(api.account.sessions[':id'].$delete({ param: { id } }))
export const signOutOthers = () => request(api.account.sessions.$delete())

const handhelds = new Set(['iPhone', 'iPad', 'Android'])
export const isHandheld = ({ device }: Pick<Device, 'device'>) => device !== null && handhelds.has(device)
