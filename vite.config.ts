import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }
import { compressFiles } from './scripts/compress-files.ts'

const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:3000'

/** What the first screens need comes in few files: they are smaller compressed, and fewer requests. */
const firstFiles = [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'icon', test: /icons-react.*createReactComponent/, priority: 2 },
  { name: 'menu', test: /src[\\/]app[\\/]menu\.ts$|[\\/]web[\\/]menu\.ts$/, priority: 1 },
  { name: 'actions', test: /[\\/]web[\\/]actions\.ts$/, priority: 1 },
  { name: 'stale', test: /[\\/]web[\\/](shows|stale)\.ts$/, priority: 1 },
]

export default defineConfig({
  plugins: [react(), { name: 'compress', apply: 'build', closeBundle: () => compressFiles('dist/web') }],
  define: { __APP_VERSION__: JSON.stringify(manifest.version) },
  build: {
    outDir: 'dist/web',
    target: 'es2023',
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: firstFiles } } },
  },
  server: {
    proxy: { '/api': backend, '/app-settings.json': backend, '/realtime': { target: backend, ws: true } },
  },
})
