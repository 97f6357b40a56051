// The built workbench on its own port; rebuilt first, which takes seconds.
import { buildWorkbench, serveWorkbench } from '../../tools/workbench-files.mjs'

if ((await buildWorkbench()) !== 0) process.exit(1)
await serveWorkbench(Number(process.env.WORKBENCH_PORT))
