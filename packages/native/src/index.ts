export { isNativeShell, requestType } from './shell.ts'
