import { lazy } from 'react'

/** The machinery of thousands of rows, fetched by the first table that has them. */
export const VirtualRows = lazy(() => import('./virtual-rows.tsx'))
