import { api, request } from '#client/lib/api.ts'

export const fetchDevices = () => request(api.account.sessions.$get())
export type Device = Awaited<ReturnType<typeof fetchDevices>>[number]

export const signOutDevice = (id: string) => request(api.account.sessions[':id'].$delete({ param: { id } }))
export const signOutOthers = () => request(api.account.sessions.$delete())

const handhelds = new Set(['iPhone', 'iPad', 'Android'])
export const isHandheld = ({ device }: Pick<Device, 'device'>) => device !== null && handhelds.has(device)
