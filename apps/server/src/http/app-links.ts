import type { FastifyInstance } from 'fastify'
import type { App } from '#kernel/app'

/** Paths that don't open in the app: the API, files, and what only machines read. */
const elsewhere = ['/app-portal/*', '/media-resources/*', '/property-images/*', '/dev/*', '/stripe/*', '/ical/*']

/** The file iOS asks for: links of this origin open in these apps. */
const appleFile = (ids: readonly string[]) => ({
  applinks: {
    details: [{ appIDs: ids, components: [...elsewhere.map((path) => ({ '/': path, exclude: true })), { '/': '/*' }] }],
  },
})

/** The file Android asks for: an app signed by one of these certificates may open links of this origin. */
const googleFile = (id: string, certificates: readonly string[]) => [
  {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: id, sha256_cert_fingerprints: certificates },
  },
]

/**
 * Serves the files that name the apps allowed to open our links; the operating systems request them at install time.
 * Without apps in the settings, none may.
 */
export const mountAppLinks = (server: FastifyInstance, { config }: App): void => {
  const { ios, android } = config.apps
  if (ios.length > 0)
    server.get('/.well-known/apple-app-site-association', (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('application/json').send(appleFile(ios)),
    )
  if (android.certificates.length > 0)
    server.get('/.well-known/assetlinks.json', (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('application/json')
        .send(googleFile(android.id, android.certificates)),
    )
}
