import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }

const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react()],
  define: { __APP_VERSION__: JSON.stringify(manifest.version) },
  build: { outDir: 'dist/web', target: 'es2023', chunkSizeWarningLimit: 600 },
  server: {
    proxy: { '/api': backend, '/app-settings.json': backend, '/realtime': { target: backend, ws: true } },
  },
})
