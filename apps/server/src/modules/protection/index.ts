export { owedToProvider as protectionOwed, payProvider } from './providers.ts'
