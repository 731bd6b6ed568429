export { isThisMachine } from '#shared/this-machine.ts'
