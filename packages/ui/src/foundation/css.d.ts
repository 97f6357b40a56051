declare module '*.css'
declare module '*?url' {
  const address: string

  export { address as default }
}
