import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Readiness } from './http/health.ts'
import type { Route } from './http/route.ts'
import type { App } from './kernel/app.ts'
import type { Consumer, Job, Service } from './kernel/jobs.ts'
import { routes as accountRoutes } from './modules/accounts/routes.ts'
import { routes as homeRoutes } from './modules/homes/routes.ts'
import { folderFiles } from './modules/media/index.ts'
import { consumers as mediaConsumers } from './modules/media/jobs.ts'
import { pictureFiles } from './modules/media/routes.ts'

/** The product's parts, one line each: calls, addresses outside the API, jobs, listeners, long-running services, adapters. */
export const routes: readonly Route[] = [...accountRoutes, ...homeRoutes]

export const rawRoutes: readonly ((server: FastifyInstance, app: App) => void | Promise<void>)[] = [pictureFiles]

export const jobs: readonly Job[] = []

export const consumers: readonly Consumer[] = [...mediaConsumers]

export const services: readonly Service[] = []

export const readiness: readonly Readiness[] = []

/** Fills `app.adapters`; gives what closes them. */
export const adaptersOf = async (app: App): Promise<() => Promise<void>> => {
  app.adapters.files = folderFiles(join(app.config.dataFolder, 'files'))
  return async () => {}
}
