import { builtPages, mountPages } from './http/pages.ts'
import { serve } from './serve.ts'

await serve(mountPages(builtPages()))
